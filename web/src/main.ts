import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { taste } from "./house/taste.svelte";

taste.show();
mount(App, { target: document.getElementById("app")! });
