CREATE TABLE "product_revisions" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text[] NOT NULL,
	"category_id" uuid NOT NULL,
	"sub_category_id" uuid,
	"child_category_id" uuid,
	"hosted_images" text[] NOT NULL,
	"variant_images" jsonb,
	"status" text NOT NULL,
	"review_note" text,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_revisions_note" CHECK (("product_revisions"."status" = 'rejected') = ("product_revisions"."review_note" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_sub_category_id_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_child_category_id_categories_id_fk" FOREIGN KEY ("child_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_revisions_status" ON "product_revisions" USING btree ("status","submitted_at");