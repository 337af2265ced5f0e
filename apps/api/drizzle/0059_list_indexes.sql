CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_entries_searched" ON "audit_entries" USING gin (("actor_name" || chr(10) || "subject_name" || chr(10) || coalesce("reason", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_provider_id" ON "transactions" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "disputes_urgency" ON "disputes" USING btree ((case when "status" = 'open' and "decision" is null then 0 when "status" = 'open' then 1 else 2 end),(case when "status" = 'open' and "decision" is null then "due_at" end),"opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_payable" ON "orders" USING btree ("store_id") WHERE status = 'completed' and payout_id is null;--> statement-breakpoint
CREATE INDEX "payment_events_searched" ON "payment_events" USING gin ((coalesce("reference", '') || chr(10) || "name" || chr(10) || coalesce("reason", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payouts_requested" ON "payouts" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "order_returns_created" ON "order_returns" USING btree ("created_at","id");