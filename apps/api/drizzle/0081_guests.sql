CREATE TABLE "new_customer_claims" (
	"customer_key" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" DROP CONSTRAINT "coupon_uses_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "users_type_email";--> statement-breakpoint
ALTER TABLE "coupon_uses" DROP CONSTRAINT "coupon_uses_coupon_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest_links_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "customer_keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- The keys that identify customers, as in `customerKeys`: email address, and phone number of the delivery address.
UPDATE "checkouts" c SET "customer_keys" = array_remove(ARRAY[
	'email:' || u."email",
	'phone:+' || regexp_replace(replace(c."delivery_address" ->> 'phoneNumber', ' ', ''), '^(\+2340?|0)', '234')
], NULL) FROM "users" u WHERE u."id" = c."user_id";--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "customer_key" text;--> statement-breakpoint
UPDATE "coupon_uses" c SET "customer_key" = 'email:' || u."email" FROM "users" u WHERE u."id" = c."user_id";--> statement-breakpoint
ALTER TABLE "coupon_uses" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "coupon_uses" ALTER COLUMN "customer_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_customer_key_pk" PRIMARY KEY("coupon_id","customer_key");--> statement-breakpoint
INSERT INTO "coupon_uses" ("coupon_id", "customer_key", "used")
SELECT u.id, k.key, count(*) FROM "checkouts" c, jsonb_array_elements(c."quote" -> 'appliedCoupons') a, unnest(c."customer_keys") AS k(key), "coupons" u
WHERE c."status" IN ('pending', 'paid') AND u.id::text = a ->> 'couponId' AND k.key LIKE 'phone:%' GROUP BY u.id, k.key;--> statement-breakpoint
CREATE INDEX "new_customer_claims_checkout" ON "new_customer_claims" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "users_guest_email" ON "users" USING btree ("email","created_at") WHERE is_guest;--> statement-breakpoint
CREATE INDEX "checkouts_paid_by" ON "checkouts" USING gin ("customer_keys") WHERE status = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "users_type_email" ON "users" USING btree ("user_type","email") WHERE not is_guest;