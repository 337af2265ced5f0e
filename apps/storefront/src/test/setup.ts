// jsdom has no layout: it reports an error when something scrolls.
window.scrollTo = () => undefined;
