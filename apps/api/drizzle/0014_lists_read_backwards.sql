DROP INDEX "refunds_status";--> statement-breakpoint
DROP INDEX "transactions_created";--> statement-breakpoint
DROP INDEX "orders_customer";--> statement-breakpoint
DROP INDEX "orders_store";--> statement-breakpoint
DROP INDEX "orders_store_status";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_assignee";--> statement-breakpoint
DROP INDEX "orders_payout";--> statement-breakpoint
DROP INDEX "payouts_store";--> statement-breakpoint
DROP INDEX "payouts_status";--> statement-breakpoint
DROP INDEX "order_returns_store";--> statement-breakpoint
DROP INDEX "order_returns_customer";--> statement-breakpoint
DROP INDEX "order_returns_status";--> statement-breakpoint
DROP INDEX "subscription_payments_store";--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "transactions_created" ON "transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_assignee" ON "orders" USING btree ("assignee_id","created_at") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "orders_payout" ON "orders" USING btree ("payout_id","completed_at") WHERE payout_id is not null;--> statement-breakpoint
CREATE INDEX "payouts_store" ON "payouts" USING btree ("store_id","requested_at");--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "order_returns_store" ON "order_returns" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "order_returns_customer" ON "order_returns" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_returns_status" ON "order_returns" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "subscription_payments_store" ON "subscription_payments" USING btree ("store_id","paid_at");