DROP INDEX "stores_name";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "lower_name" text GENERATED ALWAYS AS (lower(store_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "stores_named" ON "stores" USING gin ("lower_name" gin_trgm_ops);--> statement-breakpoint
-- Written by hand: triggers that update the customers' names on payments, as on disputes. The account is locked, so that
-- a concurrent change of its name is applied either here or by the account's own trigger. Uses a subquery for each row
-- instead of a join, so that the table stays sorted by time.
UPDATE "transactions" t SET "search_text" = (SELECT lower(u."first_name" || ' ' || u."last_name" || chr(10) || u."email")
	FROM "checkouts" c JOIN "users" u ON u."id" = c."user_id" WHERE c."id" = t."checkout_id");
--> statement-breakpoint
CREATE FUNCTION "name_customer_of_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT lower(u."first_name" || ' ' || u."last_name" || chr(10) || u."email") INTO NEW."search_text"
		FROM "checkouts" c JOIN "users" u ON u."id" = c."user_id" WHERE c."id" = NEW."checkout_id" FOR SHARE OF u;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "transactions_customer" BEFORE INSERT ON "transactions" FOR EACH ROW EXECUTE FUNCTION "name_customer_of_transaction"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rename_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name") THEN
		PERFORM 1 FROM "orders" WHERE "customer_id" = NEW."id" ORDER BY "id" FOR NO KEY UPDATE;
		UPDATE "orders" SET "customer_name" = NEW."first_name" || ' ' || NEW."last_name" WHERE "customer_id" = NEW."id";
		PERFORM 1 FROM "order_returns" WHERE "customer_id" = NEW."id" ORDER BY "id" FOR NO KEY UPDATE;
		UPDATE "order_returns" SET "customer_name" = NEW."first_name" || ' ' || NEW."last_name" WHERE "customer_id" = NEW."id";
	END IF;
	UPDATE "transactions" t SET "search_text" = lower(NEW."first_name" || ' ' || NEW."last_name" || chr(10) || NEW."email")
		FROM "checkouts" c WHERE c."user_id" = NEW."id" AND t."checkout_id" = c."id";
	UPDATE "disputes" d SET "customer" = NEW."first_name" || ' ' || NEW."last_name" || chr(10) || NEW."email"
		FROM "checkouts" c WHERE c."user_id" = NEW."id" AND d."checkout_id" = c."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Updates the names when a guest's payment moves to an account.
DROP TRIGGER "checkouts_moved" ON "checkouts";
--> statement-breakpoint
DROP FUNCTION "rename_moved_dispute"();
--> statement-breakpoint
CREATE FUNCTION "rename_moved_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved_to text;
BEGIN
	SELECT u."first_name" || ' ' || u."last_name" || chr(10) || u."email" INTO moved_to FROM "users" u WHERE u."id" = NEW."user_id" FOR SHARE;
	UPDATE "transactions" t SET "search_text" = lower(moved_to) WHERE t."checkout_id" = NEW."id";
	UPDATE "disputes" d SET "customer" = moved_to WHERE d."checkout_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "checkouts_moved" AFTER UPDATE OF "user_id" ON "checkouts" FOR EACH ROW WHEN (NEW."user_id" IS DISTINCT FROM OLD."user_id") EXECUTE FUNCTION "rename_moved_payment"();
--> statement-breakpoint
ANALYZE "transactions", "stores";
