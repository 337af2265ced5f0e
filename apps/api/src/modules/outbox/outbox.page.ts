import type { Db } from '../../db/db';
import type { Routes } from '../../http/mount';
import { escapeHtml } from '@market/domain/escape-html';
import type { Mail, Sms } from './outbox.repository';
import type { OutboxService } from './outbox.service';

/** The number of emails and of text messages that the page shows. */
const MAX_MESSAGES = 100;

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

/** Emails and text messages, newest first; ids sort by time. */
const articles = (mails: readonly Mail[], sms: readonly Sms[]): string[] =>
  [
    ...mails.map((mail) => ({ id: mail.id, html: article(mail) })),
    ...sms.map((message) => ({ id: message.id, html: smsArticle(message) })),
  ]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .map(({ html }) => html);

const page = (messages: readonly string[], platformName: string): string => `<!doctype html>
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
    ? '\n<article><p>No messages yet. Create an account to see the first one.</p></article>'
    : messages.join('')
}
</main>
</body>
</html>
`;

/** Shows the emails and text messages of the demo, so that users can read them and follow their links. Demo mode only. */
export const serveOutbox =
  ({ db, outbox, platformName }: OutboxPageDeps): Routes =>
  (app) => {
    const config = { open: 'the mail outbox of demo mode' };
    app.get('/outbox', { config }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          page(
            articles(
              await outbox.latestMails(db, MAX_MESSAGES),
              await outbox.latestSms(db, MAX_MESSAGES),
            ),
            platformName,
          ),
        ),
    );
    app.get('/outbox.css', { config }, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .send(stylesheet),
    );
  };
