ALTER TABLE "reviews" RENAME COLUMN "answer" TO "reply";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "answered_at" TO "replied_at";--> statement-breakpoint
DROP INDEX "reviews_unanswered";--> statement-breakpoint
CREATE INDEX "reviews_without_reply" ON "reviews" USING btree ("store_id","stars") WHERE reply is null;