DROP INDEX "products_store";--> statement-breakpoint
DROP INDEX "products_approval";--> statement-breakpoint
DROP INDEX "checkouts_user";--> statement-breakpoint
DROP INDEX "coupons_store";--> statement-breakpoint
DROP INDEX "mails_recipient";--> statement-breakpoint
DROP INDEX "product_imports_store";--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "products_approval" ON "products" USING btree ("approval_status","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "product_imports_store" ON "product_imports" USING btree ("store_id","created_at");