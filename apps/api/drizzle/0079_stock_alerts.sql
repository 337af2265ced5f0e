CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_person" CHECK (("stock_alerts"."user_id" is null) <> ("stock_alerts"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_user" ON "stock_alerts" USING btree ("user_id","variant_id") WHERE sent_at is null and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email","variant_id") WHERE sent_at is null and email is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("variant_id","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_sent" ON "stock_alerts" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
-- Written by hand: triggers that enqueue the emails when a variant can be bought again. Each cause enqueues its own job,
-- so that none is lost while another one runs. An alert ends when its email is written.
CREATE FUNCTION "enqueue_stock_alerts"("variant" uuid, "at" timestamptz) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "jobs" ("id", "kind", "payload", "run_at", "created_at")
		SELECT gen_random_uuid(), 'stock.returned', jsonb_build_object('variantId', "variant"), "at", "at"
		WHERE EXISTS (SELECT FROM "stock_alerts" WHERE "variant_id" = "variant" AND "sent_at" IS NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION "note_stock_returned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM enqueue_stock_alerts(NEW."variant_id", NEW."occurred_at");
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Every change of stock inserts a movement: deliveries, corrections, imports, cancellations, releases.
CREATE TRIGGER "stock_movements_returned" AFTER INSERT ON "stock_movements" FOR EACH ROW
	WHEN (NEW."on_hand_after" > NEW."reserved_after" AND NEW."on_hand_after" - NEW."on_hand_change" <= NEW."reserved_after" - NEW."reserved_change")
	EXECUTE FUNCTION "note_stock_returned"();
--> statement-breakpoint
CREATE FUNCTION "note_selling_on"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM enqueue_stock_alerts(NEW."variant_id", p."updated_at") FROM "products" p JOIN "product_variants" v ON v."product_id" = p."id" WHERE v."id" = NEW."variant_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A product that starts to sell without stock can be bought without a stock movement.
CREATE TRIGGER "stock_sells_on" AFTER UPDATE OF "sells_on" ON "stock" FOR EACH ROW
	WHEN (NEW."sells_on" AND NOT OLD."sells_on")
	EXECUTE FUNCTION "note_selling_on"();
--> statement-breakpoint
CREATE FUNCTION "note_listed_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM enqueue_stock_alerts(v."id", NEW."updated_at") FROM "product_variants" v WHERE v."product_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Stock may have returned while the product was not for sale.
CREATE TRIGGER "products_listed_again" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN (NEW."listed" AND NOT OLD."listed")
	EXECUTE FUNCTION "note_listed_again"();
