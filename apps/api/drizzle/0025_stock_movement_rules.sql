-- Written by hand: movements are append-only, and existing stock starts with one.
CREATE TRIGGER "stock_movements_keep" BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
INSERT INTO "stock_movements" ("variant_id", "occurred_at", "reason", "on_hand_change", "reserved_change", "on_hand_after", "reserved_after")
	SELECT "variant_id", now(), 'opening', "on_hand", "reserved", "on_hand", "reserved" FROM "stock" WHERE "on_hand" <> 0 OR "reserved" <> 0;
