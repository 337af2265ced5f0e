-- Written by hand: triggers that update the search words and the stock flags of products.

DROP INDEX "products_name_trigrams";
--> statement-breakpoint
-- Free space in each page, so that a sale updates a product on the same page.
ALTER TABLE "products" SET (fillfactor = 85);
--> statement-breakpoint
-- Normalises `Adéyẹmí's 5 mm²` to `adeyemi s 5 mm2`, as the server does with search texts (search-text.ts).
CREATE FUNCTION "search_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT trim(regexp_replace(translate(regexp_replace(lower(normalize("given", NFKD)), '[\u0300-\u036f]', '', 'g'), 'ƁƊƘƳɓɗƙƴ', 'bdkybdky'), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The names of a product's categories and store.
CREATE FUNCTION "search_surroundings"("product" "products", OUT "categories" text, OUT "store" text) LANGUAGE sql STABLE AS $$
	SELECT
		(SELECT search_text(string_agg(c."name", ' ' ORDER BY c."level")) FROM "categories" c WHERE c."id" IN ("product"."category_id", "product"."sub_category_id", "product"."child_category_id")),
		(SELECT search_text(s."store_name") FROM "stores" s WHERE s."id" = "product"."store_id")
$$;
--> statement-breakpoint
-- Weights: A name, rating and SKU, B categories, C store. `5 kVA` is also found as `5kva`, and `HY-AX` as `hyax`.
CREATE FUNCTION "search_document"("product" "products") RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT
		setweight(to_tsvector('simple', "own"."words" || ' ' || coalesce("joined"."words", '') || ' ' || replace(search_text("product"."sku"), ' ', '')), 'A')
		|| setweight(to_tsvector('simple', coalesce("around"."categories", '')), 'B')
		|| setweight(to_tsvector('simple', coalesce("around"."store", '')), 'C')
	FROM
		search_surroundings("product") AS "around",
		(SELECT search_text(concat_ws(' ', "product"."name", "product"."key_rating", "product"."sku")) AS "words") AS "own",
		LATERAL (SELECT string_agg("match"[1] || "match"[2], ' ') AS "words" FROM regexp_matches("own"."words", '([0-9]+) ([a-z]+)', 'g') AS "match") AS "joined"
$$;
--> statement-breakpoint
CREATE FUNCTION "search_details"("product" "products") RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT "product"."search" || to_tsvector('simple', search_text(array_to_string("product"."description", ' ')))
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."search" := search_document(NEW);
	NEW."search_all" := search_details(NEW);
	-- Words with digits and SKUs are left out, because a misspelt word is never corrected to one of them.
	INSERT INTO "search_words" ("word")
		SELECT DISTINCT "word" FROM search_surroundings(NEW) AS "around", regexp_split_to_table(concat_ws(' ', search_text(NEW."name"), "around"."categories", "around"."store"), ' ') AS "word"
		WHERE "word" ~ '^[a-z]{3,}$' ORDER BY "word"
		ON CONFLICT DO NOTHING;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_search_new" BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION "keep_search"();
--> statement-breakpoint
CREATE TRIGGER "products_search_change" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD."name", OLD."key_rating", OLD."sku", OLD."description", OLD."category_id", OLD."sub_category_id", OLD."child_category_id")
		IS DISTINCT FROM (NEW."name", NEW."key_rating", NEW."sku", NEW."description", NEW."category_id", NEW."sub_category_id", NEW."child_category_id"))
	EXECUTE FUNCTION "keep_search"();
--> statement-breakpoint
-- Products are found by the new name of a renamed store or category.
CREATE FUNCTION "rename_in_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "search" = search_document("products") WHERE NEW."id" IN ("store_id", "category_id", "sub_category_id", "child_category_id");
	UPDATE "products" SET "search_all" = search_details("products") WHERE NEW."id" IN ("store_id", "category_id", "sub_category_id", "child_category_id");
	INSERT INTO "search_words" ("word")
		SELECT DISTINCT "word" FROM regexp_split_to_table(search_text(CASE TG_TABLE_NAME WHEN 'stores' THEN to_jsonb(NEW) ->> 'store_name' ELSE to_jsonb(NEW) ->> 'name' END), ' ') AS "word"
		WHERE "word" ~ '^[a-z]{3,}$' ORDER BY "word"
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stores_search" AFTER UPDATE ON "stores" FOR EACH ROW WHEN (OLD."store_name" IS DISTINCT FROM NEW."store_name") EXECUTE FUNCTION "rename_in_search"();
--> statement-breakpoint
CREATE TRIGGER "categories_search" AFTER UPDATE ON "categories" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "rename_in_search"();
--> statement-breakpoint
-- Locks the products in the order of their ids before it reads, so that the later of two sales of the last two variants sees both.
CREATE FUNCTION "refresh_in_stock"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "products" WHERE "id" = ANY ("ids") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "products" p SET "in_stock" = "now"."in_stock"
	FROM (
		SELECT v."product_id", bool_or(v."retired_at" IS NULL AND (s."sells_on" OR s."on_hand" > s."reserved")) AS "in_stock"
		FROM "product_variants" v JOIN "stock" s ON s."variant_id" = v."id"
		WHERE v."product_id" = ANY ("ids") GROUP BY v."product_id"
	) AS "now"
	WHERE p."id" = "now"."product_id" AND p."in_stock" <> "now"."in_stock";
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_in_stock_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_in_stock(array_agg(DISTINCT v."product_id")) FROM "changed" c JOIN "product_variants" v ON v."id" = c."variant_id" WHERE c."sells_on" OR c."on_hand" > c."reserved" HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_new" AFTER INSERT ON "stock" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock_new"();
--> statement-breakpoint
-- Only variants that sold out or came back into stock. Nearly all sales change neither.
CREATE FUNCTION "keep_in_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_in_stock(array_agg(DISTINCT v."product_id"))
	FROM "changed" c JOIN "before" b USING ("variant_id") JOIN "product_variants" v ON v."id" = c."variant_id"
	WHERE (c."sells_on" OR c."on_hand" > c."reserved") <> (b."sells_on" OR b."on_hand" > b."reserved")
	HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_change" AFTER UPDATE ON "stock" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock_change"();
--> statement-breakpoint
CREATE FUNCTION "keep_in_stock_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_in_stock(ARRAY[NEW."product_id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_variants_retired" AFTER UPDATE ON "product_variants" FOR EACH ROW WHEN ((OLD."retired_at" IS NULL) <> (NEW."retired_at" IS NULL)) EXECUTE FUNCTION "keep_in_stock_variant"();
--> statement-breakpoint
-- Existing products.
UPDATE "products" SET "search" = search_document("products");
--> statement-breakpoint
UPDATE "products" SET "search_all" = search_details("products");
--> statement-breakpoint
INSERT INTO "search_words" ("word")
	SELECT DISTINCT "word" FROM "products" p, search_surroundings(p) AS "around", regexp_split_to_table(concat_ws(' ', search_text(p."name"), "around"."categories", "around"."store"), ' ') AS "word"
	WHERE "word" ~ '^[a-z]{3,}$';
--> statement-breakpoint
SELECT refresh_in_stock(array_agg("id")) FROM "products";
