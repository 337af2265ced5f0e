CREATE TABLE "category_choices" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"choice" jsonb NOT NULL,
	CONSTRAINT "category_choices_store_id_kind_value_pk" PRIMARY KEY("store_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "fetched_pictures" (
	"store_id" uuid NOT NULL,
	"url_hash" text NOT NULL,
	"hosted_image" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fetched_pictures_store_id_url_hash_pk" PRIMARY KEY("store_id","url_hash")
);
--> statement-breakpoint
CREATE TABLE "product_import_items" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"outcome" text,
	CONSTRAINT "product_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_import_problems" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"column_name" text,
	"value" text,
	"severity" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "product_import_problems_import_id_position_place_pk" PRIMARY KEY("import_id","position","place")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"found" jsonb NOT NULL,
	"settings" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "category_choices" ADD CONSTRAINT "category_choices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fetched_pictures" ADD CONSTRAINT "fetched_pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_problems" ADD CONSTRAINT "product_import_problems_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_items_waiting" ON "product_import_items" USING btree ("import_id","position") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "product_imports_store" ON "product_imports" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "product_imports_open" ON "product_imports" USING btree ("store_id","file_hash") WHERE status <> 'done';