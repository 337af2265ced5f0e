CREATE TABLE "delivery_proofs" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"photo" text,
	"signature" text,
	"place" jsonb,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"actor_person" text NOT NULL,
	"device_at" timestamp with time zone,
	"delivered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_steps" (
	"id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"refusal" jsonb,
	"device_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_steps_actor_id_id_pk" PRIMARY KEY("actor_id","id")
);
--> statement-breakpoint
ALTER TABLE "delivery_proofs" ADD CONSTRAINT "delivery_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_proofs" ADD CONSTRAINT "delivery_proofs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_steps" ADD CONSTRAINT "delivery_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_steps" ADD CONSTRAINT "delivery_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_steps_order" ON "delivery_steps" USING btree ("order_id","recorded_at");--> statement-breakpoint
CREATE TRIGGER "delivery_proofs_keep" BEFORE UPDATE OR DELETE ON "delivery_proofs" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "delivery_steps_keep" BEFORE UPDATE OR DELETE ON "delivery_steps" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
