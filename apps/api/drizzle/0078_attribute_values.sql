CREATE TABLE "product_attribute_values" (
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"attribute_id" uuid NOT NULL,
	"type" text NOT NULL,
	"number" double precision,
	"choice" text,
	"yes_no" boolean,
	CONSTRAINT "product_attribute_values_place" UNIQUE NULLS NOT DISTINCT("product_id","variant_id","attribute_id"),
	CONSTRAINT "product_attribute_values_number" CHECK (("product_attribute_values"."type" = 'number') = ("product_attribute_values"."number" is not null)),
	CONSTRAINT "product_attribute_values_choice" CHECK (("product_attribute_values"."type" = 'choice') = ("product_attribute_values"."choice" is not null)),
	CONSTRAINT "product_attribute_values_yes_no" CHECK (("product_attribute_values"."type" = 'yesNo') = ("product_attribute_values"."yes_no" is not null))
);
--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_typed" UNIQUE("id","type");--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "attributes" jsonb;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD COLUMN "better" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_typed" FOREIGN KEY ("attribute_id","type") REFERENCES "public"."category_attributes"("id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_attribute_values_attribute" ON "product_attribute_values" USING btree ("attribute_id");--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_better" CHECK ("category_attributes"."better" = 'none' or "category_attributes"."type" = 'number');