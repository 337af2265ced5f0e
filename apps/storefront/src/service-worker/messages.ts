/** Sent to the worker when a session ends. */
export const FORGET_PERSONAL = 'forget-personal';
/** The cache of personal answers, which the page deletes by name. */
export const PERSONAL_CACHE = 'personal';
