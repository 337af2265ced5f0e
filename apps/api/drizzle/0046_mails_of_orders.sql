ALTER TABLE "mails" ADD COLUMN "order_ids" uuid[];--> statement-breakpoint
CREATE INDEX "mails_orders" ON "mails" USING gin ("order_ids");--> statement-breakpoint
-- Emails written before this column existed contain a link to their order.
UPDATE "mails" SET "order_ids" = ARRAY[substring("link" from '/orders/([0-9a-f-]{36})$')::uuid] WHERE "link" ~ '/orders/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
