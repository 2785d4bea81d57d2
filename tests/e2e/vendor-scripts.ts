import type { BrowserContext } from '@playwright/test';

/**
 * Tools of other makers as they are: they set cookies, bring another script, a style and a frame of
 * their own, and keep sending.
 */
const FILES: Record<string, { type: string; body: string }> = {
  'https://heat.tracker.example/heat-42.js': {
    type: 'text/javascript',
    body: `
      document.cookie = '_thermo_visit=1; path=/';
      localStorage.setItem('_thermo_queue', '[]');
      const more = document.createElement('script');
      more.src = 'https://heat.tracker.example/more.js';
      document.head.append(more);
      const style = document.createElement('style');
      style.textContent = ':root { --thermo: on }';
      document.head.append(style);
      const frame = document.createElement('iframe');
      frame.title = 'Thermo';
      frame.src = 'https://frames.tracker.example/frame.html';
      document.body.append(frame);
      setInterval(() => {
        fetch('https://heat.tracker.example/collect', { mode: 'no-cors' }).catch(() => {});
      }, 50);`,
  },
  'https://heat.tracker.example/more.js': {
    type: 'text/javascript',
    body: 'window.thermoSite = window.thermoSettings.site;',
  },
  'https://frames.tracker.example/frame.html': { type: 'text/html', body: '<p>frame</p>' },
  'https://heat.tracker.example/collect': { type: 'text/plain', body: '' },
  'https://ident.tracker.example/ident-7.js': {
    type: 'text/javascript',
    body: `document.cookie = '_qui=1; path=/'`,
  },
  'https://chat.tracker.example/widget.js': {
    type: 'text/javascript',
    body: 'window.chatStarted = window.causetteId;',
  },
};

/** Answers for the makers' hosts and lists which of their files were asked for, in order. */
export async function serveVendorScripts(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://*.tracker.example/**', (route) => {
    const url = route.request().url();
    asked.push(url);
    const file = FILES[url];
    return file
      ? route.fulfill({ contentType: file.type, body: file.body })
      : route.fulfill({ status: 404 });
  });
  return asked;
}
