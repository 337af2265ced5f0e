DROP INDEX "orders_searched";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "customer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "product_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Runs before the column with the search text exists, so that no row is written into its index twice. Uses a subquery
-- for each row instead of a join, so that the table stays sorted by time.
UPDATE "orders" o SET
	"customer_name" = (SELECT u."first_name" || ' ' || u."last_name" FROM "users" u WHERE u."id" = o."customer_id"),
	"product_names" = coalesce((SELECT string_agg(i."product_name", chr(10) ORDER BY i."position") FROM "order_items" i WHERE i."order_id" = o."id"), '');--> statement-breakpoint
UPDATE "disputes" d SET "customer" = u."first_name" || ' ' || u."last_name" || chr(10) || u."email"
	FROM "checkouts" c JOIN "users" u ON u."id" = c."user_id" WHERE c."id" = d."checkout_id";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(provider_id || chr(10) || customer)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(order_name || chr(10) || coalesce(delivery_address ->> 'fullName', '') || chr(10) || replace(coalesce(delivery_address ->> 'phoneNumber', ''), ' ', '') || chr(10) || customer_name || chr(10) || product_names)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "disputes_searched" ON "disputes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Written by hand: triggers that update the customers' names. The account is locked, so that a concurrent change of its
-- name is applied either here or by the account's own trigger.
CREATE FUNCTION "name_customer_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "first_name" || ' ' || "last_name" INTO NEW."customer_name" FROM "users" WHERE "id" = NEW."customer_id" FOR SHARE;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_customer_name" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "name_customer_of_order"();
--> statement-breakpoint
CREATE FUNCTION "name_customer_of_dispute"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT u."first_name" || ' ' || u."last_name" || chr(10) || u."email" INTO NEW."customer"
		FROM "checkouts" c JOIN "users" u ON u."id" = c."user_id" WHERE c."id" = NEW."checkout_id" FOR SHARE OF u;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "disputes_customer" BEFORE INSERT ON "disputes" FOR EACH ROW EXECUTE FUNCTION "name_customer_of_dispute"();
--> statement-breakpoint
-- Locks the orders in the order of their ids, as other transactions do.
CREATE FUNCTION "rename_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name") THEN
		PERFORM 1 FROM "orders" WHERE "customer_id" = NEW."id" ORDER BY "id" FOR NO KEY UPDATE;
		UPDATE "orders" SET "customer_name" = NEW."first_name" || ' ' || NEW."last_name" WHERE "customer_id" = NEW."id";
	END IF;
	UPDATE "disputes" d SET "customer" = NEW."first_name" || ' ' || NEW."last_name" || chr(10) || NEW."email"
		FROM "checkouts" c WHERE c."user_id" = NEW."id" AND d."checkout_id" = c."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF "first_name", "last_name", "email" ON "users" FOR EACH ROW
	WHEN ((OLD."first_name", OLD."last_name", OLD."email") IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."email"))
	EXECUTE FUNCTION "rename_customer"();
--> statement-breakpoint
ANALYZE "orders", "disputes";
