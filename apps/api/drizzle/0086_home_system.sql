CREATE TABLE "home_system_parts" (
	"system_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"label" text NOT NULL,
	"purpose" text NOT NULL,
	CONSTRAINT "home_system_parts_system_id_position_pk" PRIMARY KEY("system_id","position"),
	CONSTRAINT "home_system_parts_variant" UNIQUE("system_id","variant_id"),
	CONSTRAINT "home_system_parts_quantity" CHECK ("home_system_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "home_systems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"hours" double precision NOT NULL,
	"loads" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_system_parts" ADD CONSTRAINT "home_system_parts_system_id_home_systems_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."home_systems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_system_parts" ADD CONSTRAINT "home_system_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_system_parts" ADD CONSTRAINT "home_system_parts_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_systems_one" ON "home_systems" USING btree ((true));