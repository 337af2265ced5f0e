CREATE TABLE "finance_figures" (
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"store_id" uuid NOT NULL,
	"delivered" boolean NOT NULL,
	"orders" integer NOT NULL,
	"payments" integer NOT NULL,
	"merchant" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	CONSTRAINT "finance_figures_grain_start_store_id_delivered_pk" PRIMARY KEY("grain","start","store_id","delivered")
);
--> statement-breakpoint
CREATE TABLE "finance_pending" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
