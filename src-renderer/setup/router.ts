import { createRouter, createWebHashHistory } from 'vue-router';
import HomeScreen from '../home/HomeScreen.vue';

/** The rooms of the program. The address stays inside the page, so both hosts serve one file. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'home', component: HomeScreen },
    { path: '/new-match', name: 'new-match', component: () => import('../new-match/NewMatchScreen.vue') },
    { path: '/table/:id', name: 'table', props: true, component: () => import('../table/TableScreen.vue') },
    { path: '/end/:id', name: 'end', props: true, component: () => import('../end/EndScreen.vue') },
    {
      path: '/collection',
      name: 'collection',
      component: () => import('../collection/CollectionScreen.vue'),
    },
    { path: '/quests', name: 'quests', component: () => import('../quests/QuestsScreen.vue') },
    {
      path: '/workshop/:set?/:card?',
      name: 'workshop',
      props: true,
      component: () => import('../workshop/WorkshopScreen.vue'),
    },
    { path: '/sheet', name: 'sheet', component: () => import('../sheet/SheetScreen.vue') },
    { path: '/records', name: 'records', component: () => import('../records/RecordsScreen.vue') },
    {
      path: '/records/:id',
      name: 'record',
      props: true,
      component: () => import('../records/RecordScreen.vue'),
    },
    {
      path: '/statistics',
      name: 'statistics',
      component: () => import('../statistics/StatisticsScreen.vue'),
    },
    {
      path: '/rules/:place?',
      name: 'rules',
      props: true,
      component: () => import('../rules/RulesScreen.vue'),
    },
    {
      path: '/guide/:game?',
      name: 'guide',
      props: true,
      component: () => import('../guide/GuideScreen.vue'),
    },
    { path: '/settings', name: 'settings', component: () => import('../settings/SettingsScreen.vue') },
    { path: '/:unknown(.*)*', redirect: '/' },
  ],
});
