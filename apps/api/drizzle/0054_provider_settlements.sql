CREATE TABLE "explained_differences" (
	"reference" text PRIMARY KEY NOT NULL,
	"difference" bigint NOT NULL,
	"reason" text NOT NULL,
	"explained_by" uuid NOT NULL,
	"explained_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"payments" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"deductions" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sandbox_refunds" s SET "created_at" = coalesce((SELECT r."sent_at" FROM "refunds" r WHERE r."id" = s."id"), now());--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "explained_differences" ADD CONSTRAINT "explained_differences_explained_by_users_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_payments" ADD CONSTRAINT "settled_payments_settlement_id_provider_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."provider_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_settlements_key" ON "provider_settlements" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "provider_settlements_settled" ON "provider_settlements" USING btree ("settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "settled_payments_key" ON "settled_payments" USING btree ("settlement_id","reference");--> statement-breakpoint
CREATE INDEX "settled_payments_reference" ON "settled_payments" USING btree ("reference");