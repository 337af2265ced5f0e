export { mailSender } from './mail-sender';
export { type Mail } from './outbox.repository';
export { serveOutbox } from './outbox.page';
export { outboxService, SEND_MAIL, type NewMail, type OutboxService } from './outbox.service';
export { createWorker, type JobHandlers, type Worker } from './worker';
