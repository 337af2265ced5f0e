DROP INDEX "order_returns_name";--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "product_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Runs before the column with the search text exists, so that no row is written into its index twice.
UPDATE "order_returns" r SET
	"customer_name" = (SELECT u."first_name" || ' ' || u."last_name" FROM "users" u WHERE u."id" = r."customer_id"),
	"product_names" = coalesce((SELECT string_agg(i."product_name", chr(10) ORDER BY i."position") FROM "return_items" ri JOIN "order_items" i ON i."id" = ri."order_item_id" WHERE ri."return_id" = r."id"), '');--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(return_name || chr(10) || customer_name || chr(10) || product_names)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "order_returns_searched" ON "order_returns" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Written by hand: triggers that update the customers' names, also when a guest's orders and returns move to an account.
ALTER FUNCTION "name_customer_of_order"() RENAME TO "name_customer";--> statement-breakpoint
DROP TRIGGER "orders_customer_name" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_customer_name" BEFORE INSERT OR UPDATE OF "customer_id" ON "orders" FOR EACH ROW EXECUTE FUNCTION "name_customer"();--> statement-breakpoint
CREATE TRIGGER "order_returns_customer_name" BEFORE INSERT OR UPDATE OF "customer_id" ON "order_returns" FOR EACH ROW EXECUTE FUNCTION "name_customer"();--> statement-breakpoint
-- Locks the orders, then the returns, in the order of their ids, as other transactions do.
CREATE OR REPLACE FUNCTION "rename_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name") THEN
		PERFORM 1 FROM "orders" WHERE "customer_id" = NEW."id" ORDER BY "id" FOR NO KEY UPDATE;
		UPDATE "orders" SET "customer_name" = NEW."first_name" || ' ' || NEW."last_name" WHERE "customer_id" = NEW."id";
		PERFORM 1 FROM "order_returns" WHERE "customer_id" = NEW."id" ORDER BY "id" FOR NO KEY UPDATE;
		UPDATE "order_returns" SET "customer_name" = NEW."first_name" || ' ' || NEW."last_name" WHERE "customer_id" = NEW."id";
	END IF;
	UPDATE "disputes" d SET "customer" = NEW."first_name" || ' ' || NEW."last_name" || chr(10) || NEW."email"
		FROM "checkouts" c WHERE c."user_id" = NEW."id" AND d."checkout_id" = c."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
ANALYZE "order_returns";
