ALTER TABLE "order_items" ALTER COLUMN "options" SET DATA TYPE json;--> statement-breakpoint
UPDATE "order_items" SET "options" = "ordered"."options"
FROM (
  SELECT i."id", json_object_agg(p."property" ->> 'property', i."options" ->> (p."property" ->> 'property') ORDER BY p."place") AS "options", count(*) AS "named"
  FROM "order_items" i
  JOIN "products" ON "products"."id" = i."product_id"
  CROSS JOIN jsonb_array_elements("products"."variant_properties") WITH ORDINALITY AS p ("property", "place")
  WHERE i."options" -> (p."property" ->> 'property') IS NOT NULL
  GROUP BY i."id"
) AS "ordered"
WHERE "ordered"."id" = "order_items"."id" AND "ordered"."named" > 1 AND "ordered"."named" = (SELECT count(*) FROM json_object_keys("order_items"."options"));
