CREATE TABLE "partner_applications" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'onboarding' NOT NULL,
	"company" jsonb,
	"bank_details" jsonb,
	"certification" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"review_note" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_applications_status" ON "partner_applications" USING btree ("status","submitted_at");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_partner" ON "documents" USING btree ("partner_id");--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "onboarding";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_owner" CHECK (num_nonnulls("documents"."store_id", "documents"."partner_id") = 1);