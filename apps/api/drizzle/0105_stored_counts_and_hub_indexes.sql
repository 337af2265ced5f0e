CREATE TABLE "category_products" (
	"category_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "category_products_category_id_store_id_pk" PRIMARY KEY("category_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "rider_deliveries" (
	"rider_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_carried" ON "orders" USING btree ("assignee_id") WHERE status in ('assigned', 'picked_up', 'in_transit', 'delivery_failed');--> statement-breakpoint
CREATE INDEX "orders_hub_status" ON "orders" USING btree ("hub_id","status","created_at") WHERE hub_id is not null;--> statement-breakpoint
CREATE INDEX "orders_at_hubs" ON "orders" USING btree ("created_at","id") WHERE hub_id is not null;--> statement-breakpoint
CREATE INDEX "orders_at_hubs_status" ON "orders" USING btree ("status","created_at") WHERE hub_id is not null;--> statement-breakpoint
CREATE INDEX "orders_at_hubs_searched" ON "orders" USING gin ("search_text" gin_trgm_ops) WHERE hub_id is not null;--> statement-breakpoint
CREATE INDEX "payouts_searched" ON "payouts" USING gin ("reference" gin_trgm_ops);