CREATE TABLE "merged_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"choices" text[] NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_attributes_choices" CHECK (("category_attributes"."type" = 'choice') = (cardinality("category_attributes"."choices") > 0)),
	CONSTRAINT "category_attributes_unit" CHECK ("category_attributes"."unit" is null or "category_attributes"."type" = 'number')
);
--> statement-breakpoint
ALTER TABLE "merged_categories" ADD CONSTRAINT "merged_categories_target_id_categories_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_categories_target" ON "merged_categories" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "category_attributes_category" ON "category_attributes" USING btree ("category_id","position");