CREATE TABLE "ledger_partner_balances" (
	"partner_id" uuid NOT NULL,
	"account" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_partner_balances_partner_id_account_pk" PRIMARY KEY("partner_id","account")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_figures" (
	"face" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"late" boolean NOT NULL,
	"ledger" bigint,
	"items" integer NOT NULL,
	"differing" integer NOT NULL,
	"bank" bigint,
	CONSTRAINT "reconciliation_figures_face_day_kind_state_late_pk" PRIMARY KEY("face","day","kind","state","late")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_items" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"late" boolean NOT NULL,
	"ledger" bigint,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"difference" bigint NOT NULL,
	"bank" bigint,
	"bank_day" date,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_pending" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reconciliation_items_state" ON "reconciliation_items" USING btree ("state","day","at","reference");--> statement-breakpoint
CREATE INDEX "reconciliation_items_late" ON "reconciliation_items" USING btree ("day","at","reference") WHERE late;--> statement-breakpoint
CREATE INDEX "reconciliation_items_day" ON "reconciliation_items" USING btree ("day");--> statement-breakpoint
CREATE INDEX "reconciliation_items_bank_day" ON "reconciliation_items" USING btree ("bank_day");--> statement-breakpoint
CREATE INDEX "reconciliation_items_searched" ON "reconciliation_items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cash_remittances_status" ON "cash_remittances" USING btree ("status","recorded_at","id");