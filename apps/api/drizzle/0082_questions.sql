CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_by" text,
	"hidden_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_questions_answer" CHECK (("product_questions"."answer" is null) = ("product_questions"."answered_at" is null)),
	CONSTRAINT "product_questions_answered" CHECK ("product_questions"."state" <> 'answered' or "product_questions"."answer" is not null),
	CONSTRAINT "product_questions_hidden" CHECK (("product_questions"."state" = 'hidden') = ("product_questions"."hidden_by" is not null) and ("product_questions"."hidden_by" is null) = ("product_questions"."hidden_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_public" ON "product_questions" USING btree ("product_id","answered_at","id") WHERE state = 'answered';--> statement-breakpoint
CREATE INDEX "product_questions_store" ON "product_questions" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_questions_store_state" ON "product_questions" USING btree ("store_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "product_questions_created" ON "product_questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_questions_state" ON "product_questions" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "product_questions_searched" ON "product_questions" USING gin (("text" || chr(10) || coalesce("answer", '')) gin_trgm_ops);