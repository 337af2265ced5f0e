-- Written by hand: searches also match brands and tags, and a decimal number is one word.

-- Normalises `Adéyẹmí's 7.5 kVA` to `adeyemi s 7p5 kva`, as the server does with search texts (search-text.ts).
CREATE OR REPLACE FUNCTION "search_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT trim(regexp_replace(translate(regexp_replace(lower(normalize(regexp_replace("given", '([0-9])\.([0-9])', '\1p\2', 'g'), NFKD)), '[\u0300-\u036f]', '', 'g'), 'ƁƊƘƳɓɗƙƴ', 'bdkybdky'), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- `7p5 kva inverter` becomes `7p5kva`: each number is joined to the word that follows it.
CREATE FUNCTION "search_figures"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_agg("match"[1] || "match"[2], ' ') FROM regexp_matches("words", '\m([0-9]+(?:p[0-9]+)?) ([a-z][a-z0-9]*)', 'g') AS "match"
$$;
--> statement-breakpoint
-- Weights: A name, rating, brand and SKU, B categories and tags, C store. `5 kVA` is also found as `5kva`, and `HY-AX` as `hyax`.
CREATE OR REPLACE FUNCTION "search_document"("product" "products") RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT
		setweight(to_tsvector('simple', concat_ws(' ', "own"."words", search_figures("own"."words"), replace(search_text("product"."sku"), ' ', ''))), 'A')
		|| setweight(to_tsvector('simple', concat_ws(' ', "around"."categories", search_text(array_to_string("product"."tags", ' ')))), 'B')
		|| setweight(to_tsvector('simple', coalesce("around"."store", '')), 'C')
	FROM
		search_surroundings("product") AS "around",
		(SELECT search_text(concat_ws(' ', "product"."name", "product"."key_rating", "product"."brand", "product"."sku")) AS "words") AS "own"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_details"("product" "products") RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT "product"."search" || to_tsvector('simple', concat_ws(' ', "own"."words", search_figures("own"."words")))
	FROM (SELECT search_text(array_to_string("product"."description", ' ')) AS "words") AS "own"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."search" := search_document(NEW);
	NEW."search_all" := search_details(NEW);
	-- Words with digits and SKUs are left out, because a misspelt word is never corrected to one of them.
	INSERT INTO "search_words" ("word")
		SELECT DISTINCT "word" FROM search_surroundings(NEW) AS "around",
			regexp_split_to_table(concat_ws(' ', search_text(concat_ws(' ', NEW."name", NEW."brand", array_to_string(NEW."tags", ' '))), "around"."categories", "around"."store"), ' ') AS "word"
		WHERE "word" ~ '^[a-z]{3,}$' ORDER BY "word"
		ON CONFLICT DO NOTHING;
	RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "products_search_change" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_search_change" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD."name", OLD."key_rating", OLD."brand", OLD."tags", OLD."sku", OLD."description", OLD."category_id", OLD."sub_category_id", OLD."child_category_id")
		IS DISTINCT FROM (NEW."name", NEW."key_rating", NEW."brand", NEW."tags", NEW."sku", NEW."description", NEW."category_id", NEW."sub_category_id", NEW."child_category_id"))
	EXECUTE FUNCTION "keep_search"();
--> statement-breakpoint
-- Existing products.
UPDATE "products" SET "search" = search_document("products");
--> statement-breakpoint
UPDATE "products" SET "search_all" = search_details("products");
