-- Written by hand: a trigger that updates the customer's name on a dispute when a guest's payment moves to an account.
CREATE FUNCTION "rename_moved_dispute"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "disputes" d SET "customer" = u."first_name" || ' ' || u."last_name" || chr(10) || u."email"
		FROM "users" u WHERE u."id" = NEW."user_id" AND d."checkout_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "checkouts_moved" AFTER UPDATE OF "user_id" ON "checkouts" FOR EACH ROW WHEN (NEW."user_id" IS DISTINCT FROM OLD."user_id") EXECUTE FUNCTION "rename_moved_dispute"();
--> statement-breakpoint
UPDATE "disputes" d SET "customer" = u."first_name" || ' ' || u."last_name" || chr(10) || u."email"
	FROM "checkouts" c JOIN "users" u ON u."id" = c."user_id"
	WHERE c."id" = d."checkout_id" AND d."customer" <> u."first_name" || ' ' || u."last_name" || chr(10) || u."email";
