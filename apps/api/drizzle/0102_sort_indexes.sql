CREATE INDEX "products_price" ON "products" USING btree ("selling_price","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total","created_at");--> statement-breakpoint
CREATE INDEX "orders_store_total" ON "orders" USING btree ("store_id","total","created_at");--> statement-breakpoint
CREATE INDEX "payouts_amount" ON "payouts" USING btree ("amount","requested_at","id");