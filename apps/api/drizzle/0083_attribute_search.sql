CREATE TABLE "attribute_codes" (
	"code" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_codes_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" uuid NOT NULL,
	"value" text NOT NULL,
	"number" double precision,
	CONSTRAINT "attribute_codes_value" UNIQUE("attribute_id","value")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "attribute_codes" integer[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "attribute_profiles" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "attribute_codes" integer[];--> statement-breakpoint
ALTER TABLE "attribute_codes" ADD CONSTRAINT "attribute_codes_attribute_id_category_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."category_attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand: attribute values can be searched, filtered and counted.

-- `5kva 48v pure sine`: numbers joined with their units, choices, and the names of attributes whose value is yes.
CREATE FUNCTION "search_attributes"("id" uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT string_agg(DISTINCT "words", ' ') FROM (
		SELECT CASE v."type"
			WHEN 'number' THEN search_figures(search_text(v."number" || ' ' || a."unit"))
			WHEN 'choice' THEN concat_ws(' ', search_text(v."choice"), search_figures(search_text(v."choice")))
			ELSE CASE WHEN v."yes_no" THEN search_text(a."name") END
		END AS "words"
		FROM "product_attribute_values" v JOIN "category_attributes" a ON a."id" = v."attribute_id"
		WHERE v."product_id" = search_attributes."id"
	) AS "each"
$$;
--> statement-breakpoint
-- Weights: A name, rating, brand and SKU, B categories, tags and attributes, C store.
CREATE OR REPLACE FUNCTION "search_document"("product" "products") RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT
		setweight(to_tsvector('simple', concat_ws(' ', "own"."words", search_figures("own"."words"), replace(search_text("product"."sku"), ' ', ''))), 'A')
		|| setweight(to_tsvector('simple', concat_ws(' ', "around"."categories", search_text(array_to_string("product"."tags", ' ')), search_attributes("product"."id"))), 'B')
		|| setweight(to_tsvector('simple', coalesce("around"."store", '')), 'C')
	FROM
		search_surroundings("product") AS "around",
		(SELECT search_text(concat_ws(' ', "product"."name", "product"."key_rating", "product"."brand", "product"."sku")) AS "words") AS "own"
$$;
--> statement-breakpoint
-- Writes the search words and the value codes of these products.
CREATE FUNCTION "refresh_attributes"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "attribute_codes" ("attribute_id", "value", "number")
		SELECT DISTINCT v."attribute_id", coalesce(v."number"::text, v."choice", v."yes_no"::text) AS "value", v."number"
		FROM "product_attribute_values" v
		WHERE v."product_id" = ANY ("ids")
			AND NOT EXISTS (SELECT 1 FROM "attribute_codes" c WHERE c."attribute_id" = v."attribute_id" AND c."value" = coalesce(v."number"::text, v."choice", v."yes_no"::text))
		ORDER BY 1, 2
		ON CONFLICT DO NOTHING;

	WITH "coded" AS MATERIALIZED (
		SELECT v."product_id", v."variant_id", v."attribute_id", c."code"
		FROM "product_attribute_values" v
		JOIN "attribute_codes" c ON c."attribute_id" = v."attribute_id" AND c."value" = coalesce(v."number"::text, v."choice", v."yes_no"::text)
		WHERE v."product_id" = ANY ("ids")
	),
	-- Variants of products whose variants differ.
	"sold" AS MATERIALIZED (
		SELECT pv."product_id", pv."id" FROM "product_variants" pv
		WHERE pv."product_id" = ANY ("ids") AND pv."retired_at" IS NULL
			AND pv."product_id" IN (SELECT "product_id" FROM "coded" WHERE "variant_id" IS NOT NULL)
	),
	-- A value of the variant, or else of the product.
	"applied" AS (
		SELECT DISTINCT ON (s."id", c."attribute_id") s."product_id", s."id" AS "variant_id", c."code"
		FROM "sold" s JOIN "coded" c ON c."product_id" = s."product_id" AND (c."variant_id" IS NULL OR c."variant_id" = s."id")
		ORDER BY s."id", c."attribute_id", c."variant_id" NULLS LAST
	),
	"profiles" AS MATERIALIZED (
		SELECT "product_id", "variant_id", array_agg("code" ORDER BY "code") AS "codes" FROM "applied" GROUP BY 1, 2
		UNION ALL
		SELECT "product_id", NULL, array_agg("code" ORDER BY "code") FROM "coded"
		WHERE "variant_id" IS NULL AND "product_id" NOT IN (SELECT "product_id" FROM "sold") GROUP BY 1
	),
	"saved" AS (
		UPDATE "product_variants" pv SET "attribute_codes" = n."codes"
		FROM (SELECT x."id", p."codes" FROM "product_variants" x LEFT JOIN "profiles" p ON p."variant_id" = x."id" WHERE x."product_id" = ANY ("ids")) AS n
		WHERE pv."id" = n."id" AND pv."attribute_codes" IS DISTINCT FROM n."codes"
	),
	"written" AS (
		SELECT p."product_id", array_agg(DISTINCT "code" ORDER BY "code") AS "codes" FROM "profiles" p, unnest(p."codes") AS "code" GROUP BY 1
	),
	"texts" AS (
		SELECT "product_id", string_agg(array_to_string("codes", ','), ';' ORDER BY "variant_id") AS "text" FROM "profiles" GROUP BY 1
	)
	UPDATE "products" t SET
		"attribute_codes" = w."codes",
		"attribute_profiles" = x."text",
		"search" = search_document(t),
		"search_all" = search_document(t) || coalesce(to_tsvector('simple', concat_ws(' ', d."words", search_figures(d."words"))), '')
	FROM unnest("ids") AS i("id")
		LEFT JOIN "written" w ON w."product_id" = i."id"
		LEFT JOIN "texts" x ON x."product_id" = i."id"
		LEFT JOIN LATERAL (SELECT search_text(array_to_string(p."description", ' ')) AS "words" FROM "products" p WHERE p."id" = i."id") AS d ON true
	WHERE t."id" = i."id";
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_attributes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_attributes(array_agg(DISTINCT "product_id")) FROM "changed" HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attribute_values_new" AFTER INSERT ON "product_attribute_values" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_attributes"();
--> statement-breakpoint
CREATE TRIGGER "attribute_values_change" AFTER UPDATE ON "product_attribute_values" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_attributes"();
--> statement-breakpoint
CREATE TRIGGER "attribute_values_gone" AFTER DELETE ON "product_attribute_values" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_attributes"();
--> statement-breakpoint
-- Runs for a new or retired variant of a product whose variants differ.
CREATE FUNCTION "keep_variant_attributes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "product_attribute_values" WHERE "product_id" = NEW."product_id" AND "variant_id" IS NOT NULL) THEN
		PERFORM refresh_attributes(ARRAY[NEW."product_id"]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "variants_attributes_new" AFTER INSERT ON "product_variants" FOR EACH ROW EXECUTE FUNCTION "keep_variant_attributes"();
--> statement-breakpoint
CREATE TRIGGER "variants_attributes_change" AFTER UPDATE OF "retired_at" ON "product_variants" FOR EACH ROW WHEN (OLD."retired_at" IS DISTINCT FROM NEW."retired_at") EXECUTE FUNCTION "keep_variant_attributes"();
--> statement-breakpoint
-- Searches match units, and the names of attributes whose value is yes.
CREATE FUNCTION "rename_attribute_in_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_attributes(array_agg(DISTINCT "product_id")) FROM "product_attribute_values" WHERE "attribute_id" = NEW."id" HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "category_attributes_search" AFTER UPDATE ON "category_attributes" FOR EACH ROW WHEN ((OLD."name", OLD."unit") IS DISTINCT FROM (NEW."name", NEW."unit")) EXECUTE FUNCTION "rename_attribute_in_search"();
--> statement-breakpoint
-- Existing values.
SELECT refresh_attributes(array_agg(DISTINCT "product_id")) FROM "product_attribute_values" HAVING count(*) > 0;
