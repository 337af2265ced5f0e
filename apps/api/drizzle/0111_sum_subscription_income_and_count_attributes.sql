-- Written by hand: the triggers that sum subscription payments and count the products that state an attribute.

CREATE FUNCTION "sum_subscription_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "subscription_income" AS i ("day", "plan_id", "amount", "charges")
		SELECT ("paid_at" AT TIME ZONE 'Africa/Lagos')::date, "plan_id", sum("amount"), count(*)
		FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("day", "plan_id") DO UPDATE SET "amount" = i."amount" + excluded."amount", "charges" = i."charges" + excluded."charges";
	INSERT INTO "subscription_totals" AS t ("store_id", "amount")
		SELECT "store_id", sum("amount") FROM "added" GROUP BY 1 ORDER BY 1
		ON CONFLICT ("store_id") DO UPDATE SET "amount" = t."amount" + excluded."amount";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "subscription_payments_sums" AFTER INSERT ON "subscription_payments" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_subscription_payments"();
--> statement-breakpoint
-- An attribute that is being deleted has no counts any more, so its codes are left out.
CREATE FUNCTION "list_stated_attributes"("codes" integer[]) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
	SELECT DISTINCT c."attribute_id" FROM "attribute_codes" c
	JOIN "category_attributes" a ON a."id" = c."attribute_id"
	WHERE c."code" = ANY ("codes")
$$;
--> statement-breakpoint
-- Counts the rows of a statement: 1 for added products, -1 for deleted ones.
CREATE FUNCTION "count_stated_attributes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "stated_attributes" AS s ("category_id", "attribute_id", "store_id", "products")
		SELECT place."id", stated."id", p."store_id", count(*) * TG_ARGV[0]::int FROM "changed" p
		CROSS JOIN LATERAL list_stated_attributes(p."attribute_codes") AS stated ("id")
		CROSS JOIN LATERAL unnest(ARRAY[p."category_id", p."sub_category_id", p."child_category_id"]) AS place ("id")
		WHERE p."archived_at" IS NULL AND p."attribute_codes" IS NOT NULL AND place."id" IS NOT NULL
		GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("category_id", "attribute_id", "store_id") DO UPDATE SET "products" = s."products" + excluded."products";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_stated_new" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stated_attributes"('1');
--> statement-breakpoint
CREATE TRIGGER "products_stated_gone" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stated_attributes"('-1');
--> statement-breakpoint
CREATE FUNCTION "count_changed_attributes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "stated_attributes" AS s ("category_id", "attribute_id", "store_id", "products")
		SELECT place."id", "changes"."attribute_id", "changes"."store_id", sum("changes"."change") FROM (
			SELECT ARRAY[OLD."category_id", OLD."sub_category_id", OLD."child_category_id"], OLD."store_id", list_stated_attributes(OLD."attribute_codes"), -1 WHERE OLD."archived_at" IS NULL
			UNION ALL
			SELECT ARRAY[NEW."category_id", NEW."sub_category_id", NEW."child_category_id"], NEW."store_id", list_stated_attributes(NEW."attribute_codes"), 1 WHERE NEW."archived_at" IS NULL
		) AS "changes" ("places", "store_id", "attribute_id", "change")
		CROSS JOIN LATERAL unnest("changes"."places") AS place ("id")
		WHERE place."id" IS NOT NULL
		GROUP BY 1, 2, 3 HAVING sum("changes"."change") <> 0 ORDER BY 1, 2, 3
		ON CONFLICT ("category_id", "attribute_id", "store_id") DO UPDATE SET "products" = s."products" + excluded."products";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_stated" AFTER UPDATE OF "attribute_codes", "category_id", "sub_category_id", "child_category_id", "store_id", "archived_at" ON "products" FOR EACH ROW
	WHEN (
		(OLD."attribute_codes" IS NOT NULL OR NEW."attribute_codes" IS NOT NULL)
		AND (OLD."attribute_codes", OLD."category_id", OLD."sub_category_id", OLD."child_category_id", OLD."store_id", OLD."archived_at" IS NULL)
			IS DISTINCT FROM (NEW."attribute_codes", NEW."category_id", NEW."sub_category_id", NEW."child_category_id", NEW."store_id", NEW."archived_at" IS NULL)
	)
	EXECUTE FUNCTION "count_changed_attributes"();
--> statement-breakpoint
INSERT INTO "subscription_income" ("day", "plan_id", "amount", "charges")
	SELECT ("paid_at" AT TIME ZONE 'Africa/Lagos')::date, "plan_id", sum("amount"), count(*) FROM "subscription_payments" GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "subscription_totals" ("store_id", "amount")
	SELECT "store_id", sum("amount") FROM "subscription_payments" GROUP BY 1;
--> statement-breakpoint
INSERT INTO "stated_attributes" ("category_id", "attribute_id", "store_id", "products")
	SELECT place."id", c."attribute_id", p."store_id", count(DISTINCT p."id") FROM "products" p
	JOIN "attribute_codes" c ON c."code" = ANY (p."attribute_codes")
	CROSS JOIN LATERAL unnest(ARRAY[p."category_id", p."sub_category_id", p."child_category_id"]) AS place ("id")
	WHERE p."archived_at" IS NULL AND place."id" IS NOT NULL
	GROUP BY 1, 2, 3;
