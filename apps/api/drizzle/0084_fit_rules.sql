CREATE TABLE "fit_checks" (
	"rule_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"attribute_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"to_id" uuid,
	"factor" double precision NOT NULL,
	"together" boolean NOT NULL,
	CONSTRAINT "fit_checks_rule_id_position_pk" PRIMARY KEY("rule_id","position"),
	CONSTRAINT "fit_checks_range" CHECK (("fit_checks"."kind" = 'within') = ("fit_checks"."to_id" is not null)),
	CONSTRAINT "fit_checks_factor" CHECK ("fit_checks"."factor" > 0)
);
--> statement-breakpoint
CREATE TABLE "fit_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"other_category_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"other_noun" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fit_checks" ADD CONSTRAINT "fit_checks_rule_id_fit_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."fit_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_checks" ADD CONSTRAINT "fit_checks_attribute_id_category_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."category_attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_checks" ADD CONSTRAINT "fit_checks_other_id_category_attributes_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."category_attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_checks" ADD CONSTRAINT "fit_checks_to_id_category_attributes_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."category_attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_rules" ADD CONSTRAINT "fit_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_rules" ADD CONSTRAINT "fit_rules_other_category_id_categories_id_fk" FOREIGN KEY ("other_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fit_checks_attribute" ON "fit_checks" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "fit_checks_other" ON "fit_checks" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "fit_checks_to" ON "fit_checks" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "fit_rules_category" ON "fit_rules" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "fit_rules_other_category" ON "fit_rules" USING btree ("other_category_id");