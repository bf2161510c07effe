import './setup/zod';
import './setup/fonts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fields.css';
import './styles/menus.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { quietComposing } from './app/quiet-composing';
import { refuseStrayDrops } from './app/stray-drops';
import { connect, provideConnection } from './client/connection';
import { reportProblems } from './setup/problems';
import { i18n } from './setup/i18n';
import { renewWhenOutdated, thisTab } from './setup/renew';
import { router } from './setup/router';

quietComposing(window);
refuseStrayDrops(window);
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
// Until the settings have arrived the page already stands in the likely theme.
document.documentElement.dataset.theme = dark ? 'dark' : 'light';

const app = createApp(App);
const pinia = createPinia();
app.use(pinia);
const problems = reportProblems(app, pinia);
provideConnection(app, connect(problems));
app.use(i18n);
app.use(router);
renewWhenOutdated(router, thisTab(pinia));
app.mount('#app');
