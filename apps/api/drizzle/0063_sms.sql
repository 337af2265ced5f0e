CREATE TABLE "sms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"phone_number" text NOT NULL,
	"text" text NOT NULL,
	"order_ids" uuid[],
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sms_orders" ON "sms" USING gin ("order_ids");