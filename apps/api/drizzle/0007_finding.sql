CREATE TABLE "featured_products" (
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "featured_products_store_id_product_id_pk" PRIMARY KEY("store_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_products" (
	"promotion_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_products_promotion_id_product_id_pk" PRIMARY KEY("promotion_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category_listed";--> statement-breakpoint
DROP INDEX "products_listed_new";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "popularity" smallint GENERATED ALWAYS AS (floor(4 * ln((sold_count + 1)::float) / ln(2::float))::smallint) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_score" real GENERATED ALWAYS AS (case when rating_count = 0 then 0 else (rating_sum + 17.5) / (rating_count + 5) end) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_all" "tsvector";--> statement-breakpoint
ALTER TABLE "featured_products" ADD CONSTRAINT "featured_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_products" ADD CONSTRAINT "featured_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_products" ADD CONSTRAINT "promotion_products_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_products" ADD CONSTRAINT "promotion_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_listed_popular" ON "products" USING btree ("popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_listed_rating" ON "products" USING btree ("rating_score","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_listed_saving" ON "products" USING btree ((price - selling_price),"id") WHERE listed and selling_price < price;--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_category_new" ON "products" USING btree ("category_id","created_at","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","selling_price","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_category_rating" ON "products" USING btree ("category_id","rating_score","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_sub_category_popular" ON "products" USING btree ("sub_category_id","popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_child_category_popular" ON "products" USING btree ("child_category_id","popularity","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_store_listed" ON "products" USING btree ("store_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_store_popular" ON "products" USING btree ("store_id","popularity","id") WHERE approval_status = 'approved';--> statement-breakpoint
CREATE INDEX "products_search_all" ON "products" USING gin ("search_all") WHERE listed;--> statement-breakpoint
CREATE INDEX "product_variants_options" ON "product_variants" USING gin ("options" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "products_listed_new" ON "products" USING btree ("created_at","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search") WHERE listed;