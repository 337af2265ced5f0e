ALTER TABLE "order_activities" ADD COLUMN "photo" text;--> statement-breakpoint
-- Orders whose last attempt failed still have its photo.
UPDATE "order_activities" a SET "photo" = o."shipping_evidence"
FROM "orders" o
WHERE o."id" = a."order_id" AND o."status" = 'delivery_failed' AND o."shipping_evidence" IS NOT NULL
  AND a."id" = (SELECT l."id" FROM "order_activities" l WHERE l."order_id" = o."id" AND l."status" = 'delivery_failed' ORDER BY l."created_at" DESC, l."id" DESC LIMIT 1);
