-- Written by hand: the triggers that count the deliveries of riders and the products of categories.

CREATE FUNCTION "count_new_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "rider_deliveries" AS d ("rider_id", "orders")
		SELECT "assignee_id", count(*) FROM "added"
		WHERE "assignee_id" IS NOT NULL AND "delivered_at" IS NOT NULL
		GROUP BY "assignee_id" ORDER BY "assignee_id"
		ON CONFLICT ("rider_id") DO UPDATE SET "orders" = d."orders" + excluded."orders";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_deliveries_new" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_new_deliveries"();
--> statement-breakpoint
CREATE FUNCTION "count_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."delivered_at" IS NOT NULL THEN
		UPDATE "rider_deliveries" SET "orders" = "orders" - 1 WHERE "rider_id" = OLD."assignee_id";
	END IF;
	IF NEW."delivered_at" IS NOT NULL AND NEW."assignee_id" IS NOT NULL THEN
		INSERT INTO "rider_deliveries" AS d ("rider_id", "orders") VALUES (NEW."assignee_id", 1)
			ON CONFLICT ("rider_id") DO UPDATE SET "orders" = d."orders" + 1;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_deliveries" AFTER UPDATE OF "delivered_at", "assignee_id" ON "orders" FOR EACH ROW
	WHEN (
		(OLD."delivered_at" IS NOT NULL OR NEW."delivered_at" IS NOT NULL)
		AND (OLD."delivered_at" IS NULL, OLD."assignee_id") IS DISTINCT FROM (NEW."delivered_at" IS NULL, NEW."assignee_id")
	)
	EXECUTE FUNCTION "count_delivery"();
--> statement-breakpoint
-- Counts the rows of a statement: 1 for added products, -1 for deleted ones.
CREATE FUNCTION "count_category_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "category_products" AS c ("category_id", "store_id", "products")
		SELECT place."id", p."store_id", count(*) * TG_ARGV[0]::int FROM "changed" p
		CROSS JOIN LATERAL unnest(ARRAY[p."category_id", p."sub_category_id", p."child_category_id"]) AS place ("id")
		WHERE p."archived_at" IS NULL AND place."id" IS NOT NULL
		GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("category_id", "store_id") DO UPDATE SET "products" = c."products" + excluded."products";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_category_new" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_category_products"('1');
--> statement-breakpoint
CREATE TRIGGER "products_category_gone" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_category_products"('-1');
--> statement-breakpoint
CREATE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "category_products" AS c ("category_id", "store_id", "products")
		SELECT "id", "store", sum("change") FROM (
			SELECT unnest(ARRAY[OLD."category_id", OLD."sub_category_id", OLD."child_category_id"]), OLD."store_id", -1 WHERE OLD."archived_at" IS NULL
			UNION ALL
			SELECT unnest(ARRAY[NEW."category_id", NEW."sub_category_id", NEW."child_category_id"]), NEW."store_id", 1 WHERE NEW."archived_at" IS NULL
		) AS "changes" ("id", "store", "change")
		WHERE "id" IS NOT NULL
		GROUP BY "id", "store" HAVING sum("change") <> 0 ORDER BY "id", "store"
		ON CONFLICT ("category_id", "store_id") DO UPDATE SET "products" = c."products" + excluded."products";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_category" AFTER UPDATE OF "category_id", "sub_category_id", "child_category_id", "store_id", "archived_at" ON "products" FOR EACH ROW
	WHEN (
		(OLD."category_id", OLD."sub_category_id", OLD."child_category_id", OLD."store_id", OLD."archived_at" IS NULL)
		IS DISTINCT FROM (NEW."category_id", NEW."sub_category_id", NEW."child_category_id", NEW."store_id", NEW."archived_at" IS NULL)
	)
	EXECUTE FUNCTION "count_moved_product"();
--> statement-breakpoint
INSERT INTO "rider_deliveries" ("rider_id", "orders")
	SELECT "assignee_id", count(*) FROM "orders" WHERE "assignee_id" IS NOT NULL AND "delivered_at" IS NOT NULL GROUP BY 1;
--> statement-breakpoint
INSERT INTO "category_products" ("category_id", "store_id", "products")
	SELECT place."id", p."store_id", count(*) FROM "products" p
	CROSS JOIN LATERAL unnest(ARRAY[p."category_id", p."sub_category_id", p."child_category_id"]) AS place ("id")
	WHERE p."archived_at" IS NULL AND place."id" IS NOT NULL
	GROUP BY 1, 2;
