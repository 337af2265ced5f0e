-- Written by hand. Orders priced with carrier days were promised that many working days (Monday to Friday) after the day
-- in Lagos on which they were placed. Stores these days on the orders. Orders without carrier days get no promise.
WITH priced AS (
	SELECT o.id, (o.created_at AT TIME ZONE 'Africa/Lagos')::date AS placed, (s -> 'delivery' ->> 'minDays')::int AS min_days, (s -> 'delivery' ->> 'maxDays')::int AS max_days
	FROM orders o JOIN checkouts c ON c.id = o.checkout_id CROSS JOIN LATERAL jsonb_array_elements(c.quote -> 'stores') s
	WHERE s ->> 'storeId' = o.store_id::text AND s -> 'delivery' ? 'minDays' AND o.promised_last_day IS NULL
), days AS (
	SELECT p.id, p.placed, w.first_day, w.last_day
	FROM priced p CROSS JOIN LATERAL (
		SELECT coalesce(max(d.day) FILTER (WHERE d.number = p.min_days), p.placed) AS first_day, coalesce(max(d.day) FILTER (WHERE d.number = p.max_days), p.placed) AS last_day
		FROM (
			SELECT g::date AS day, row_number() OVER (ORDER BY g) AS number
			FROM generate_series(p.placed + 1, p.placed + 2 * p.max_days + 7, interval '1 day') g WHERE extract(isodow FROM g) < 6
		) d
	) w
)
UPDATE orders o SET dispatch_day = d.placed, promised_first_day = d.first_day, promised_last_day = d.last_day FROM days d WHERE d.id = o.id;
--> statement-breakpoint
-- Applies the longer return window that a store's policy names, also to orders that are not delivered yet.
WITH named AS (
	SELECT store_id, updated_at, (regexp_match(coalesce(summary, '') || ' ' || text, 'within (\d{1,2}) days'))[1]::int AS days FROM policies WHERE kind = 'returns'
), offered AS (
	UPDATE stores s SET return_days = n.days FROM named n WHERE n.store_id = s.id AND n.days BETWEEN 8 AND 90 RETURNING s.id, s.return_days
)
UPDATE orders o SET return_days = f.return_days FROM offered f JOIN named n ON n.store_id = f.id
WHERE o.store_id = f.id AND o.delivered_at IS NULL AND o.created_at >= n.updated_at;
