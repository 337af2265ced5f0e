CREATE TABLE "rider_capacities" (
	"rider_id" uuid PRIMARY KEY NOT NULL,
	"pick_ups_per_day" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rider_capacities_positive" CHECK ("rider_capacities"."pick_ups_per_day" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pick_up_on" date;--> statement-breakpoint
ALTER TABLE "rider_capacities" ADD CONSTRAINT "rider_capacities_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_pick_up" ON "orders" USING btree ("pick_up_on","assignee_id") WHERE pick_up_on is not null;--> statement-breakpoint
UPDATE "orders" SET "pick_up_on" = ("assigned_at" AT TIME ZONE 'Africa/Lagos')::date WHERE "assignment_kind" IN ('partner', 'dispatcher') AND "assigned_at" IS NOT NULL;
