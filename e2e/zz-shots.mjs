import { chromium } from '@playwright/test';
const [,, email, password, outPrefix, opts = '{}', ...paths] = process.argv;
const { width = 1280, height = 900, theme = 'light', lang = 'en' } = JSON.parse(opts);
const base = process.env.BASE ?? 'http://localhost:8220';
const r = await fetch(base + '/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) });
const { token, error } = await r.json();
if (!token) { console.log(error); process.exit(1); }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
await ctx.addInitScript(([t, th]) => { localStorage.setItem('token', t); localStorage.setItem('metier-theme', th); }, [token, theme]);
await ctx.addCookies([{ name: 'metier_lang', value: lang, url: base }]);
await ctx.addInitScript(() => addEventListener('error', (e) => console.error('CAUSE', e.error?.cause?.stack ?? e.error?.cause)));
const page = await ctx.newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('console.error', m.text().slice(0,1500)); });
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0,120) + ' CAUSE ' + String(e.cause?.stack ?? e.cause ?? e.stack).slice(0, 1500)));
if (process.env.THROTTLE) { const c = await ctx.newCDPSession(page); await c.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.THROTTLE) }); await c.send('Network.enable'); await c.send('Network.emulateNetworkConditions', { offline: false, latency: 80, downloadThroughput: 200000, uploadThroughput: 100000 }); }
for (const path of paths) {
  const [p, click] = path.split('@@');
  await page.goto(base + p, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  if (click) { for (const c of click.split(';;')) { await page.getByRole('button', { name: c, exact: true }).first().click(); await page.waitForTimeout(700); } }
  const name = `${outPrefix}${p.replace(/[^\w]+/g, '_')}${click ? '_' + click.replace(/\W+/g, '') : ''}.png`;
  await page.screenshot({ path: '/tmp/shots/' + name, fullPage: true });
  console.log(name, page.url());
}
await browser.close();
