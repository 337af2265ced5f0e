ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_reference_unique";--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin (("first_name" || ' ' || "last_name" || chr(10) || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_merchant_searched" ON "users" USING gin (("first_name" || ' ' || "last_name" || chr(10) || "email") gin_trgm_ops) WHERE user_type = 'merchant';--> statement-breakpoint
CREATE INDEX "users_merchant_login" ON "users" USING btree ("last_login_at" DESC NULLS LAST) WHERE user_type = 'merchant';--> statement-breakpoint
CREATE INDEX "products_searched" ON "products" USING gin (("name" || chr(10) || "sku") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_reference" ON "checkouts" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "refunds_checkout" ON "refunds" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "orders_accepted" ON "orders" USING btree ("status","created_at") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "order_returns_name" ON "order_returns" USING gin ("return_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "return_items_order_item" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "stores_name" ON "stores" USING gin ("store_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id",("read_at" is null),"id");