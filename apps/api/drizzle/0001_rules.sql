-- Written by hand: rows and rules that the table definitions cannot express.

-- The order lifecycle. Apps read it from the API.
INSERT INTO "order_statuses" ("id", "code_name", "label", "tone") VALUES
	(1, 'pending', 'Pending', 'pending'),
	(2, 'confirmed', 'Confirmed', 'confirmed'),
	(3, 'ready_for_pickup', 'Ready for pickup', 'confirmed'),
	(4, 'assigned', 'Assigned', 'moving'),
	(5, 'picked_up', 'Picked up', 'moving'),
	(6, 'in_transit', 'In transit', 'moving'),
	(7, 'delivered', 'Delivered', 'done'),
	(8, 'completed', 'Completed', 'done'),
	(9, 'cancelled', 'Cancelled', 'neutral'),
	(10, 'returned', 'Returned', 'problem');
--> statement-breakpoint
-- Transitions without roles are made by the system only (assignment, clock, decision on a return).
INSERT INTO "order_transitions" ("from_status", "to_status", "roles") VALUES
	('pending', 'confirmed', '{merchant,staff}'),
	('pending', 'cancelled', '{customer,merchant,staff,admin,super_admin}'),
	('confirmed', 'ready_for_pickup', '{merchant,staff}'),
	('confirmed', 'cancelled', '{customer,merchant,staff,admin,super_admin}'),
	('ready_for_pickup', 'assigned', '{}'),
	('ready_for_pickup', 'cancelled', '{merchant,staff,admin,super_admin}'),
	('assigned', 'ready_for_pickup', '{}'),
	('assigned', 'picked_up', '{partner,dispatcher}'),
	('assigned', 'cancelled', '{admin,super_admin}'),
	('picked_up', 'in_transit', '{partner,dispatcher}'),
	('in_transit', 'delivered', '{partner,dispatcher}'),
	('delivered', 'completed', '{}'),
	('delivered', 'returned', '{}');
--> statement-breakpoint
-- These rows never change: corrections are new rows. Tests can still use TRUNCATE.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_keep" BEFORE UPDATE OR DELETE ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_keep" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_activities_keep" BEFORE UPDATE ON "order_activities" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Runs at commit, when all entries of the event have been inserted.
CREATE FUNCTION "demand_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	difference bigint;
BEGIN
	SELECT coalesce(sum("amount"), 0) INTO difference FROM "ledger_entries" WHERE "transaction_id" = NEW."transaction_id";
	IF difference <> 0 THEN
		RAISE EXCEPTION 'The entries of ledger transaction % differ by % kobo', NEW."transaction_id", difference USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "demand_balance"();
