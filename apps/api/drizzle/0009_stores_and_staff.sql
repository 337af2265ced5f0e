CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_applications" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"hub_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"review_note" text,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "hubs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "hubs_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "proof_of_address" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "use_home_address" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "office_address" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "sub_category_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_answer" text;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_applications" ADD CONSTRAINT "hub_applications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_applications" ADD CONSTRAINT "hub_applications_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_store" ON "documents" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "hub_applications_status" ON "hub_applications" USING btree ("status","applied_at");