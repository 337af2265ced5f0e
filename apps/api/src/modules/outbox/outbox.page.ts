import * as z from 'zod/mini';
import type { Db } from '../../db/db';
import type { Routes } from '../../http/mount';
import { escapeHtml } from '@market/domain/escape-html';
import type { Mail, Sms } from './outbox.repository';
import type { OutboxService } from './outbox.service';

const PAGE_SIZE = 50;

/** The id of the last message on the previous page. Anything else opens the first page. */
const pageQuery = z.object({ before: z.catch(z.optional(z.uuid()), undefined) });

interface OutboxPageDeps {
  readonly db: Db;
  readonly outbox: OutboxService;
  readonly platformName: string;
}

const stylesheet = `
:root { color-scheme: light dark; --ink: #17191c; --paper: #f4f5f2; --card: #ffffff; --line: #d9dcd5; --quiet: #5b6068; --link: #8a3200; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecefe9; --paper: #121416; --card: #1b1e21; --line: #34383d; --quiet: #a2a8b0; --link: #ffb088; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.0625rem; line-height: 1.3; margin: 0 0 .25rem; }
p { margin: 0; }
.quiet { color: var(--quiet); font-size: .875rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin-top: 1rem; overflow-wrap: anywhere; }
article .text { margin-top: .75rem; white-space: pre-line; }
article .link { margin-top: .75rem; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 1.5rem; }
nav a { padding: .5rem 0; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;

const lagosTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

const article = ({ recipient, subject, text, link, createdAt }: Mail): string => `
<article>
  <h2>${escapeHtml(subject)}</h2>
  <p class="quiet">To ${escapeHtml(recipient)} · <time datetime="${createdAt.toISOString()}">${escapeHtml(lagosTime.format(createdAt))}</time></p>
  <p class="text">${escapeHtml(text)}</p>${link === null ? '' : `\n  <p class="link"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`}
</article>`;

const smsArticle = ({ phoneNumber, text, createdAt }: Sms): string => `
<article>
  <h2>Text message</h2>
  <p class="quiet">To ${escapeHtml(phoneNumber)} · <time datetime="${createdAt.toISOString()}">${escapeHtml(lagosTime.format(createdAt))}</time></p>
  <p class="text">${escapeHtml(text)}</p>
</article>`;

interface Message {
  readonly id: string;
  readonly html: string;
}

/** Emails and text messages, newest first; ids sort by time. */
const toMessages = (mails: readonly Mail[], sms: readonly Sms[]): Message[] =>
  [
    ...mails.map((mail) => ({ id: mail.id, html: article(mail) })),
    ...sms.map((message) => ({ id: message.id, html: smsArticle(message) })),
  ].sort((a, b) => (a.id < b.id ? 1 : -1));

/** Links to the other pages. `last` is the last message of this page when older ones follow. */
const pageLinks = (before: string | undefined, last: Message | undefined): string => {
  const links = [
    ...(before === undefined ? [] : ['<a href="/outbox">Newest messages</a>']),
    ...(last ? [`<a href="/outbox?before=${last.id}">Older messages</a>`] : []),
  ];
  return links.length === 0 ? '' : `\n<nav aria-label="Pages">${links.join('\n')}</nav>`;
};

const page = (
  messages: readonly Message[],
  before: string | undefined,
  platformName: string,
): string => `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · ${escapeHtml(platformName)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="quiet">Every email and text message from ${escapeHtml(platformName)}, newest first. In demo mode, none of them is sent.</p>${
  messages.length === 0
    ? `\n<article><p>${before === undefined ? 'No messages yet. Create an account to see the first one.' : 'No older messages.'}</p></article>`
    : messages
        .slice(0, PAGE_SIZE)
        .map(({ html }) => html)
        .join('')
}${pageLinks(before, messages.length > PAGE_SIZE ? messages[PAGE_SIZE - 1] : undefined)}
</main>
</body>
</html>
`;

/**
 * Shows the emails and text messages of the demo, so that users can read them and follow their
 * links. Demo mode only.
 */
export const serveOutbox =
  ({ db, outbox, platformName }: OutboxPageDeps): Routes =>
  (app) => {
    const config = { open: 'the mail outbox of demo mode' };
    app.get('/outbox', { config }, async (request, reply) => {
      const { before } = pageQuery.parse(request.query);
      // Reads one message more than fits on the page, to find out whether older ones follow.
      const messages = toMessages(
        await outbox.latestMails(db, PAGE_SIZE + 1, before),
        await outbox.latestSms(db, PAGE_SIZE + 1, before),
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(messages, before, platformName));
    });
    app.get('/outbox.css', { config }, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .send(stylesheet),
    );
  };
