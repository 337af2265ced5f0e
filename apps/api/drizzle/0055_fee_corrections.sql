-- Written by hand: corrections of a provider's fee change the finance figures like the fee itself.

CREATE OR REPLACE FUNCTION "note_order_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "finance_pending" ("order_id") SELECT DISTINCT "order_id" FROM "added" WHERE "order_id" IS NOT NULL;
	-- The provider's fee belongs to a payment rather than to an order.
	INSERT INTO "finance_pending" ("order_id")
		SELECT o."id" FROM "added" e
		JOIN "ledger_transactions" t ON t."id" = e."transaction_id" AND t."kind" IN ('provider_fee', 'fee_correction')
		JOIN "checkouts" c ON c."reference" = t."ref"
		JOIN "orders" o ON o."checkout_id" = c."id"
		WHERE e."account" = 'psp_fee';
	RETURN NULL;
END $$;
