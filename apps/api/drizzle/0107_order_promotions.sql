ALTER TABLE "promotions" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The home page showed the newest promotions first.
UPDATE "promotions" SET "position" = o."position" FROM (
  SELECT "id", row_number() OVER (ORDER BY "created_at" DESC, "id" DESC) - 1 AS "position" FROM "promotions"
) o WHERE "promotions"."id" = o."id";
