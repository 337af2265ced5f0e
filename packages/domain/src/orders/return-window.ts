/** Days after the delivery within which a return may be asked for. Then the order completes, and what is due to its store can be paid out. */
export const RETURN_WINDOW_DAYS = 7;
