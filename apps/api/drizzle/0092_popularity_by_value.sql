-- Dropping the column also drops its five indexes.
ALTER TABLE "products" drop column "popularity";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "popularity" smallint GENERATED ALWAYS AS (floor(4 * ln(1 + sold_count * selling_price / 1000000::float) / ln(2::float))::smallint) STORED;--> statement-breakpoint
CREATE INDEX "products_listed_popular" ON "products" USING btree ("popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_sub_category_popular" ON "products" USING btree ("sub_category_id","popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_child_category_popular" ON "products" USING btree ("child_category_id","popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_store_popular" ON "products" USING btree ("store_id","popularity","id") WHERE approval_status = 'approved';
