CREATE TABLE "stated_attributes" (
	"category_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "stated_attributes_category_id_attribute_id_store_id_pk" PRIMARY KEY("category_id","attribute_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_income" (
	"day" date NOT NULL,
	"plan_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"charges" integer NOT NULL,
	CONSTRAINT "subscription_income_day_plan_id_pk" PRIMARY KEY("day","plan_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_totals" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stated_attributes" ADD CONSTRAINT "stated_attributes_attribute_id_category_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."category_attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stated_attributes_attribute" ON "stated_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "cash_remittances_searched" ON "cash_remittances" USING gin ("bank_reference" gin_trgm_ops);