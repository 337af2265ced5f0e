-- The links of the active theme replace those of the profile, because shoppers saw the former.
UPDATE "stores" SET "social_links" = "stores"."social_links" || "merchant_themes"."socials"
FROM "merchant_themes"
WHERE "merchant_themes"."store_id" = "stores"."id" AND "merchant_themes"."active" AND "merchant_themes"."socials" <> '{}';--> statement-breakpoint
ALTER TABLE "merchant_themes" DROP COLUMN "socials";
