ALTER TABLE "payouts" ADD COLUMN "sent_back_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_back_reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent_back_by_users_id_fk" FOREIGN KEY ("sent_back_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent_back" CHECK (num_nulls("payouts"."sent_back_by", "payouts"."sent_back_at", "payouts"."sent_back_reason") = case when "payouts"."status" = 'sent_back' then 0 else 3 end);